import type { ViewportMap } from 'storybook/viewport'

function viewport(
  name: string,
  type: 'mobile' | 'tablet' | 'desktop',
  width: number,
  height: number,
) {
  return {
    name: `${name} ${width} × ${height}`,
    type,
    styles: { width: `${width}px`, height: `${height}px` },
  }
}

/** The sizes in CSS pixels that every screen is designed for. */
export const viewports = {
  phone: viewport('Phone', 'mobile', 390, 844),
  tablet: viewport('Tablet', 'tablet', 768, 1024),
  desktop: viewport('Desktop', 'desktop', 1280, 800),
  wide: viewport('Wide', 'desktop', 1440, 900),
} satisfies ViewportMap

export type ViewportName = keyof typeof viewports

/** A story's `globals` for one of the sizes, e.g. `globals: atViewport('desktop')`. */
export function atViewport(name: ViewportName) {
  return { viewport: { value: name, isRotated: false } }
}
