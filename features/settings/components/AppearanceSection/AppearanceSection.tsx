import { FormattedMessage, useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { LinkRows } from '#design-system/link-rows/LinkRows.tsx'
import { SegmentedControl } from '#design-system/segmented-control/SegmentedControl.tsx'
import { greyNames, paletteNames } from '#design-system/theme/theme.ts'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'
import { LanguageRow } from '../LanguageRow/LanguageRow.tsx'
import { Swatches } from '../Swatches/Swatches.tsx'
import { ThemePreview } from '../ThemePreview/ThemePreview.tsx'
import { choices, preview, section } from './AppearanceSection.css.ts'

const modes = [
  { value: 'light', icon: 'sun' },
  { value: 'dark', icon: 'moon' },
  { value: 'system', icon: 'system' },
] as const

/** Mode, colour and grey, worn by the whole page at once, with an example beside them; and the language. */
export function AppearanceSection() {
  const intl = useIntl()
  const { theme, setTheme } = useTheme()
  return (
    <section className={section}>
      <Heading level={2} size="small">
        <FormattedMessage id="settings.appearance.title" />
      </Heading>
      <div className={preview}>
        <ThemePreview />
      </div>
      <div className={choices}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'settings.mode.title' })}
          value={theme.mode}
          onChange={(mode) => setTheme({ mode })}
          options={modes.map(({ value, icon }) => ({
            value,
            icon,
            label: intl.formatMessage({ id: `settings.mode.${value}` }),
          }))}
        />
        <Swatches
          label={intl.formatMessage({ id: 'settings.palette.title' })}
          description={intl.formatMessage({ id: 'settings.palette.description' })}
          value={theme.palette}
          onChange={(palette) => setTheme({ palette })}
          options={paletteNames.map((palette) => ({
            value: palette,
            theme: { palette },
            label: intl.formatMessage({ id: `settings.palette.${palette}` }),
          }))}
        />
        <Swatches
          label={intl.formatMessage({ id: 'settings.grey.title' })}
          description={intl.formatMessage({ id: 'settings.grey.description' })}
          value={theme.grey}
          onChange={(grey) => setTheme({ grey })}
          isGrey
          options={greyNames.map((grey) => ({
            value: grey,
            theme: { grey },
            label: intl.formatMessage({ id: `settings.grey.${grey}` }),
          }))}
        />
      </div>
      <LinkRows>
        <LanguageRow />
      </LinkRows>
    </section>
  )
}
