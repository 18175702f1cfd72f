import preview from '#storybook/preview.tsx'
import { freshTown, fullTown, smallTown } from '../../fakes.ts'
import { TownFigures } from './TownFigures.tsx'

const meta = preview.meta({ component: TownFigures, args: { town: smallTown() } })

export const Default = meta.story()
export const FirstVisit = meta.story({ args: { town: freshTown() } })
export const FullTown = meta.story({ args: { town: fullTown() } })
export const English = meta.story({
  args: { town: smallTown({ shells: 9_999_999 }) },
  globals: { locale: 'en' },
})
