import type { Decorator } from '@storybook/react-vite'
import { type CSSProperties, type ReactNode, useLayoutEffect } from 'react'
import type { Theme } from '#design-system/theme/theme.ts'
import '../fonts.ts'
import { themeOf } from '../toolbars.ts'

const padded: CSSProperties = { padding: 16 }

/**
 * Dresses the document in the toolbar's theme: the story, the overlays that open beside it,
 * and what the story itself changes about the page's look.
 */
export const withTheme: Decorator = (Story, { globals, parameters }) => (
  <Themed theme={themeOf(globals)} style={parameters.layout === 'fullscreen' ? undefined : padded}>
    <Story />
  </Themed>
)

interface ThemedProps {
  theme: Theme
  style: CSSProperties | undefined
  children: ReactNode
}

function Themed({ theme: { mode, palette, grey }, style, children }: ThemedProps) {
  useLayoutEffect(() => {
    Object.assign(document.documentElement.dataset, { mode, palette, grey })
  }, [mode, palette, grey])
  return (
    <div data-story-root="" style={style}>
      {children}
    </div>
  )
}
