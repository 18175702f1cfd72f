import { createIntl, FormattedMessage, IntlProvider } from 'react-intl'
import { locales, type Locale } from '#platform/intl/locale.ts'
import { tokyoTime } from '#platform/time/useTokyoTime.ts'
import { messages } from '../../decorators/withLocale.tsx'
import { storyNoon } from '../../stillness.ts'
import { Book, Code } from '../Book.tsx'
import * as table from '../Book.css.ts'
import { spoken, type Spoken } from './spoken.ts'
import { terms } from './terms.ts'

/** How Ouen speaks, by words that it says; and what each of its terms means. */
export function Voice() {
  return (
    <Book
      title="Voice"
      lead="Short, warm, です・ます. What happened, then what to do. Japanese is the source, and English is written, not translated. Names take さん. No exclamation where something went wrong, one at most in joy. Dates, sums and what was spent are always said."
      source="features/*/messages and docs/glossary.md"
      chapters={[
        {
          title: 'Buttons',
          lead: 'Verbs, as the fan would say them; while the work is under way they say so.',
          content: <Words words={spoken.actions} />,
        },
        {
          title: 'Empty pages',
          lead: 'Say what will be here, and offer the first step.',
          content: <Words words={spoken.empty} />,
        },
        {
          title: 'How a refusal speaks',
          lead: 'It blames nobody. It says what happened, what to do, and that nothing was spent. A fault that is ours says what we do about it.',
          content: <Words words={spoken.refused} />,
        },
        {
          title: 'Dates',
          lead: 'Japan’s time, whatever the device’s zone; English says so where the place is not clear. A day ends at 23:59, never at 24:00.',
          content: <Dates />,
        },
        {
          title: 'Sums',
          lead: 'With the mark of the currency or the word for what is counted, in figures that group by three.',
          content: <Words words={spoken.sums} />,
        },
        {
          title: 'Terms',
          lead: 'One word means one thing, here, in code and in the contract.',
          content: <Terms />,
        },
      ]}
    />
  )
}

function Words({ words }: { words: readonly Spoken[] }) {
  return (
    <Columns heads={['日本語', 'English', 'Why']}>
      {words.map(({ id, why, values }) => (
        <tr key={id}>
          {locales.map((locale) => (
            <td key={locale} className={table.cell} lang={locale} title={id}>
              <IntlProvider
                locale={locale}
                defaultLocale="ja"
                timeZone="Asia/Tokyo"
                messages={messages[locale]}
              >
                <FormattedMessage id={id} values={values} />
              </IntlProvider>
            </td>
          ))}
          <td className={table.cell}>{why}</td>
        </tr>
      ))}
    </Columns>
  )
}

function Columns({ heads, children }: { heads: readonly string[]; children: React.ReactNode }) {
  return (
    <div className={table.scroller}>
      <table className={table.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} className={table.headCell} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

const told: Readonly<Record<Locale, ReturnType<typeof tokyoTime>>> = {
  ja: tokyoTime(createIntl({ locale: 'ja' })),
  en: tokyoTime(createIntl({ locale: 'en' })),
}

const datesOf = [
  ['whole', 'Where it is the one thing said'],
  ['day', 'A day of any year'],
  ['dayAndTime', 'A day soon, with its hour'],
  ['moment', 'In a list'],
  ['time', 'Today'],
] as const

function Dates() {
  return (
    <Columns heads={['日本語', 'English', 'Where', 'In code']}>
      {datesOf.map(([form, where]) => (
        <tr key={form}>
          {locales.map((locale) => (
            <td key={locale} className={table.cell} lang={locale}>
              {told[locale][form](storyNoon)}
            </td>
          ))}
          <td className={table.cell}>{where}</td>
          <td className={table.cell}>
            <Code>useTokyoTime().{form}</Code>
          </td>
        </tr>
      ))}
    </Columns>
  )
}

function Terms() {
  return (
    <Columns heads={['Term', 'Meaning']}>
      {terms.map(({ word, meaning }) => (
        <tr key={word}>
          <th className={table.headCell} scope="row">
            {word}
          </th>
          <td className={table.cell}>{meaning}</td>
        </tr>
      ))}
    </Columns>
  )
}
