/**
 * What every page of the book stands in: the whole canvas, whatever its size, and no inspection unasked. Its meta also
 * has `tags: ['!test']`, by its own hand, since Storybook reads it without running it: what is read is not photographed.
 */
export const page = {
  parameters: { layout: 'fullscreen' as const, chromatic: { disableSnapshot: true } },
  globals: {
    // The name of no size: an absent one would leave the toolbar's.
    viewport: { value: '', isRotated: false },
    a11y: { manual: true },
  },
}
