import { hashOfLeaf, rootOf } from './merkle.ts'

/** A box that is over: the root that was told before anything was drawn, and all that lay in it, by position. */
export type OpenedBox = { root: string; contents: readonly { prize: string; salt: string }[] }

/** Whether what is told now is what lay there before the sale: it brings the very root. */
export function verifyBox({ root, contents }: OpenedBox): boolean {
  if (contents.length === 0) return false
  return rootOf(contents.map(({ prize, salt }, at) => hashOfLeaf(salt, at, prize))) === root
}
