/**
 * The style elements that react-aria adds to a page by itself, word for word: the policy of a document
 * names their hashes. The first when anything pressable is mounted, the second on iOS under an overlay.
 */
export const injectedStyles: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]
