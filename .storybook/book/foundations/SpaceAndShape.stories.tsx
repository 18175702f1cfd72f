import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { SpaceAndShape as Page } from './SpaceAndShape.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const SpaceAndShape = meta.story()
