import { LinkRows } from '#design-system/link-rows/LinkRows.tsx'
import preview from '#storybook/preview.tsx'
import { LanguageRow } from './LanguageRow.tsx'

const meta = preview.meta({
  component: LanguageRow,
  render: () => (
    <LinkRows>
      <LanguageRow />
    </LinkRows>
  ),
})

export const Default = meta.story()
export const English = meta.story({ globals: { locale: 'en' } })
