import preview from '../../preview.tsx'
import { page } from '../page.ts'
import { Layout as Page } from './Layout.tsx'

const meta = preview.meta({
  component: Page,
  tags: ['!test'],
  parameters: page.parameters,
  globals: page.globals,
})

export const Layout = meta.story()
