/** A token's value or a group of tokens, as the Design Tokens format 2025.10 has them. */
export type Tokens = { readonly [name: string]: unknown }

export const token = ($type: string, $value: unknown): Tokens => ({ $type, $value })

/** An alias keeps the type of what it names, but tools that read one file want to be told. */
export const alias = ($type: string, path: string): Tokens => token($type, `{${path}}`)

/** `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa` in sRGB; `hex` is what a tool falls back to. */
export function colour(hex: string): unknown {
  const digits = hex.slice(1)
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255
  const rounded = (share: number) => Math.round(share * 10_000) / 10_000
  return {
    colorSpace: 'srgb',
    components: [channel(0), channel(2), channel(4)].map(rounded),
    ...(full.length === 8 && { alpha: rounded(channel(6)) }),
    hex: `#${full.slice(0, 6)}`,
  }
}

/** `16px`, `1rem` or a bare `0`. */
export function dimension(size: string): unknown {
  const [, value = '', unit = ''] = /^(-?[\d.]+)(px|rem)?$/.exec(size) ?? []
  if (value === '' || (unit === '' && value !== '0')) throw new Error(`"${size}" is no dimension.`)
  return { value: Number(value), unit: unit || 'px' }
}

/** `120ms`. */
export function duration(time: string): unknown {
  return { value: Number.parseFloat(time), unit: 'ms' }
}

/** `cubic-bezier(0.2, 0.8, 0.2, 1)`. */
export function bezier(easing: string): unknown {
  return [...easing.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number))
}

/** A CSS list of families. */
export function families(list: string): unknown {
  return list.split(',').map((name) => name.trim().replaceAll("'", ''))
}

/** A CSS list of shadows whose colours are `light-dark()` pairs, on one side. */
export function shadow(css: string, side: 'light' | 'dark'): unknown {
  const layers = css.split(/,\s*(?=-?\d)/)
  return layers.map((layer) => {
    const [, light = '', dark = ''] = /light-dark\((\S+),\s*(\S+)\)/.exec(layer) ?? []
    const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = layer
      .replace(/light-dark.*/, '')
      .trim()
      .split(' ')
    return {
      color: colour(side === 'light' ? light : dark),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    }
  })
}
