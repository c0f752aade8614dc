import SafariServices
import UIKit

/// Every tree, and all that is known of it.
final class TreesCoordinator: Coordinator {
    var children: [Coordinator] = []
    let navigationController: UINavigationController

    init(navigationController: UINavigationController) { self.navigationController = navigationController }

    func start() {
        let list = TreeListViewController()
        list.delegate = self
        navigationController.setViewControllers([list], animated: false)
    }

    /// One tree.
    /// - Parameter tree: the tree that was tapped.
    private func showTree(_ tree: Tree) {
        let controller = TreeViewController(tree: tree)
        controller.delegate = self
        navigationController.pushViewController(controller, animated: true)
    }

    /// Where a tree stands, over the whole screen.
    private func showMap(of tree: Tree) {
        let map = MapViewController(tree: tree)
        map.modalPresentationStyle = .fullScreen
        navigationController.present(map, animated: true)
    }

    /// What others write about its kind.
    private func showArticle(at url: URL) {
        navigationController.present(SFSafariViewController(url: url), animated: true)
    }

    private func pick(from tree: Tree) {
        let basket = BasketCoordinator(presenter: navigationController, tree: tree)
        basket.delegate = self
        add(basket)
        basket.start()
    }
}

extension TreesCoordinator: TreeListDelegate {
    func treeList(_ list: TreeListViewController, didSelect tree: Tree) { showTree(tree) }
}

extension TreesCoordinator: TreeDelegate {
    func treeDidRequestMap(_ tree: Tree) { showMap(of: tree) }
    func treeDidRequestPicking(_ tree: Tree) { pick(from: tree) }
    func tree(_ tree: Tree, didRequestArticle url: URL) { showArticle(at: url) }
}

extension TreesCoordinator: BasketCoordinatorDelegate {
    func basketDidFinish(_ basket: BasketCoordinator) {
        navigationController.dismiss(animated: true)
        remove(basket)
    }
}

struct Tree {
    var name: String
    var article: URL
}

protocol TreeListDelegate: AnyObject {
    func treeList(_ list: TreeListViewController, didSelect tree: Tree)
}

/// All trees, row by row.
final class TreeListViewController: UITableViewController {
    weak var delegate: TreeListDelegate?
    private var trees: [Tree] = []

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.treeList(self, didSelect: trees[indexPath.row])
    }
}

protocol TreeDelegate: AnyObject {
    func treeDidRequestMap(_ tree: Tree)
    func treeDidRequestPicking(_ tree: Tree)
    func tree(_ tree: Tree, didRequestArticle url: URL)
}

/// A tree: its age, its kind, and whether it is ripe.
final class TreeViewController: UIViewController {
    weak var delegate: TreeDelegate?
    private let tree: Tree

    init(tree: Tree) {
        self.tree = tree
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func mapTapped() { delegate?.treeDidRequestMap(tree) }
    @objc private func pickTapped() { delegate?.treeDidRequestPicking(tree) }
    @objc private func articleTapped() { delegate?.tree(tree, didRequestArticle: tree.article) }
}

/// Where the tree stands.
final class MapViewController: UIViewController {
    init(tree: Tree) { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { nil }

    @objc private func closeTapped() { dismiss(animated: true) }
}
