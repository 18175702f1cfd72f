/**
 * A browser's translator puts a `<font>` in the place of each text. React knows nothing of it: where it takes such a text
 * out, or puts something before it, the DOM throws, and the screen gives way to its fault. From now on the translator's
 * element is meant then, where it is the only one there; otherwise nothing is taken out, and what is new comes last.
 * Whatever changes before a fan's eyes is an element (`Changing`), so that no translated text outlives it.
 * Returns what ends it.
 */
export function bearTranslation(): () => void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Kind extends Node>(
    this: Node,
    node: Kind,
    before: Node | null,
  ): Kind {
    const place = isReplaced(this, before) ? translationIn(this) : before
    return insertBefore.call(this, node, place) as Kind
  }
  Node.prototype.removeChild = function <Kind extends Node>(this: Node, child: Kind): Kind {
    if (!isReplaced(this, child)) return removeChild.call(this, child) as Kind
    const translation = translationIn(this)
    if (translation) removeChild.call(this, translation)
    return child
  }
  return () => Object.assign(Node.prototype, { insertBefore, removeChild })
}

function isReplaced(parent: Node, child: Node | null): boolean {
  return child?.nodeType === Node.TEXT_NODE && child.parentNode !== parent
}

function translationIn(parent: Node): Node | null {
  const all = [...parent.childNodes].filter(({ nodeName }) => nodeName === 'FONT')
  return all.length === 1 ? all[0]! : null
}
