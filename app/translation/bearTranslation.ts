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
    const translations = translationsOf(before, this)
    const place = translations.length === 0 ? before : onlyOne(translations)
    return insertBefore.call(this, node, place) as Kind
  }
  Node.prototype.removeChild = function <Kind extends Node>(this: Node, child: Kind): Kind {
    const translations = translationsOf(child, this)
    if (translations.length === 0) return removeChild.call(this, child) as Kind
    const translation = onlyOne(translations)
    if (translation) removeChild.call(this, translation)
    return child
  }
  return () => Object.assign(Node.prototype, { insertBefore, removeChild })
}

/** What may stand in the place of a text that is not where React left it; nothing for a node that is there still. */
function translationsOf(node: Node | null, parent: Node): Node[] {
  if (node?.nodeType !== Node.TEXT_NODE || node.parentNode === parent) return []
  return [...parent.childNodes].filter(({ nodeName }) => nodeName === 'FONT')
}

const onlyOne = (nodes: readonly Node[]): Node | null => (nodes.length === 1 ? nodes[0]! : null)
