/** Each system's own drawings. */
export const emojiFaces =
  '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Noto Emoji", sans-serif'
