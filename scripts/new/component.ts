import type { Files } from './files.ts'
import { kebab } from './names.ts'

/** A component of a feature or of the design system, with its style and stories. */
export function componentFiles(home: string, name: string): Files {
  const isDesign = home === 'design-system'
  const folder = isDesign ? `design-system/${kebab(name)}` : `features/${home}/components/${name}`
  const style = isDesign
    ? `import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/layered.ts'

export const root = componentStyle({ color: vars.color.text })
`
    : `import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/theme/contract.css.ts'

export const root = style({ color: vars.color.text })
`
  return {
    [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react'
import * as styles from './${name}.css.ts'

type ${name}Props = { children: ReactNode }

/** What it shows, and when to use it. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>
}
`,
    [`${folder}/${name}.css.ts`]: style,
    [`${folder}/${name}.stories.tsx`]: `import preview from '#storybook/preview.tsx'
import { ${name} } from './${name}.tsx'

const meta = preview.meta({ component: ${name}, args: { children: '${name}' } })

export const Default = meta.story()
`,
  }
}
