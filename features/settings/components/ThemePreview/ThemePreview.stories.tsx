import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { greyNames, paletteNames, themeAttributes } from '#design-system/theme/theme.ts'
import preview from '#storybook/preview.tsx'
import { atViewport } from '#storybook/viewports.ts'
import { ThemePreview } from './ThemePreview.tsx'

const meta = preview.meta({ component: ThemePreview })

/** Every palette that a fan may choose, the greys by turns. */
export const Matrix = meta.story({
  globals: atViewport('wide'),
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(4, 1fr)' }}>
      {paletteNames.map((palette, index) => {
        const grey = greyNames[index % greyNames.length]
        return (
          <div key={palette} {...themeAttributes({ palette, grey })}>
            <Stack gap={1}>
              <Text size="caption" tone="muted">
                {palette}, {grey}
              </Text>
              <ThemePreview />
            </Stack>
          </div>
        )
      })}
    </div>
  ),
})
