import { Text } from '#design-system/text/Text.tsx'
import { vars } from '#design-system/theme/contract.css.ts'
import { greyNames, paletteNames } from '#design-system/theme/theme.ts'
import { Book, Code } from '../Book.tsx'
import { link, row, rows } from '../Book.css.ts'

const files = [
  ['ouen.resolver.json', 'How the others make one of all looks: begin here'],
  ['foundation.tokens.json', 'Space, radius, type, motion, layers, breakpoints'],
  [
    'light.tokens.json',
    'Every scale in the light, and the roles of the look that is worn unless another is',
  ],
  ['dark.tokens.json', 'The same in the dark'],
] as const

const kinds = [
  ['color', Object.keys(vars.color).length, 'roles: what styles name'],
  ['scale', greyNames.length + paletteNames.length - 1, 'scales that roles are taken from'],
  ['space', Object.keys(vars.space).length, 'steps'],
  [
    'text',
    Object.keys(vars.fontSize).length + Object.keys(vars.headingSize).length,
    'text styles, headings among them',
  ],
  ['layer', Object.keys(vars.layer).length, 'layers'],
] as const

/** The same values for design tools. */
export function Tokens() {
  return (
    <Book
      title="Tokens"
      lead="What styles use is what design tools get: the Design Tokens Community Group’s format, in its report of October 2025, with its resolver for mode, grey, palette, radius and font. The files are written from the theme, and the project’s checks refuse them where they say something else."
      source="design-system/theme/tokens, written by npm run tokens:export"
      chapters={[
        {
          title: 'Files',
          content: (
            <div className={rows}>
              {files.map(([name, what]) => (
                <div key={name} className={row}>
                  <a className={link} href={`./tokens/${name}`} download>
                    {name}
                  </a>
                  <Text size="small">{what}</Text>
                </div>
              ))}
            </div>
          ),
        },
        {
          title: 'What is in them',
          content: (
            <div className={rows}>
              {kinds.map(([name, count, what]) => (
                <div key={name} className={row}>
                  <Code>{name}</Code>
                  <Text size="small" tabular>
                    {count} {what}
                  </Text>
                </div>
              ))}
            </div>
          ),
        },
        {
          title: 'In code',
          content: (
            <Text>
              A style imports <Code>vars</Code> from{' '}
              <Code>design-system/theme/contract.css.ts</Code> and writes{' '}
              <Code>vars.color.accentSoft</Code>. The path in the files is the same:{' '}
              <Code>color.accentSoft</Code>.
            </Text>
          ),
        },
      ]}
    />
  )
}
