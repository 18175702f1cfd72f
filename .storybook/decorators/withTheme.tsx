import type { Decorator } from '@storybook/react-vite'
import { type CSSProperties, useLayoutEffect } from 'react'
import { type Theme, assertTheme, themeAttributes } from '#design-system/theme/theme.ts'
import '../fonts.ts'

const padded: CSSProperties = { padding: 16 }

/** Dresses the story and the document, in which overlays open, in the toolbar's theme. */
export const withTheme: Decorator = (Story, { globals, parameters }) => {
  const theme = assertTheme({ mode: globals.mode, palette: globals.palette, grey: globals.grey })
  const isBleeding = parameters.layout === 'fullscreen'
  return (
    <Themed theme={theme} style={isBleeding ? undefined : padded}>
      <Story />
    </Themed>
  )
}

function Themed({
  theme,
  style,
  children,
}: {
  theme: Theme
  style: CSSProperties | undefined
  children: React.ReactNode
}) {
  const { mode, palette, grey } = theme
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { mode, palette, grey })
  }, [mode, palette, grey])
  return (
    <div data-story-root="" {...themeAttributes(theme)} style={style}>
      {children}
    </div>
  )
}
