import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'
import { media } from '#design-system/theme/media.ts'

const { space } = vars

/** On a phone who one is, for whom, and what one has; from 1024 px the oshi stands beside. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gridTemplateAreas: "'person person' 'own oshi' 'own .'",
      gridTemplateRows: 'auto auto 1fr',
      columnGap: space[8],
    },
  },
})
const sides = {
  paddingInline: space[4],
  '@media': { [media.tablet]: { paddingInline: 0 } },
} as const
export const person = style({ '@media': { [media.desktop]: { gridArea: 'person' } } })
export const oshi = style({
  ...sides,
  '@media': { ...sides['@media'], [media.desktop]: { gridArea: 'oshi' } },
})
export const own = style({
  ...sides,
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  '@media': { ...sides['@media'], [media.desktop]: { gridArea: 'own' } },
})
