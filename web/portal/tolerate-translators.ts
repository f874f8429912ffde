/**
 * Browsers that translate a page put elements of their own in the place of its text nodes. React later inserts before, or removes,
 * a node that is no longer where it was, fails, and empties the page (facebook/react#11538): what is typed would go with it, and
 * the password of a report that was just sent. A node out of place is one to insert at the end, and one that is gone already.
 */
export function tolerateTranslators(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    return node.parentNode === this ? (removeChild.call(this, node) as T) : node;
  };
}
