import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  component: ErrorCatalogue,
  args: { feature: 'voting-event', values: { most: 10, candidateName: '朝まで生ラジオ' } },
})

export const AllErrors = meta.story()
export const InEnglish = meta.story({ globals: { locale: 'en' } })
