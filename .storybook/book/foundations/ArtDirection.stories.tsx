import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { ArtDirection as Page } from './ArtDirection.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const ArtDirection = meta.story()
