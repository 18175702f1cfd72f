import { useMemo, type ReactNode } from 'react'
import { RawIntlProvider, useIntl, type IntlShape } from 'react-intl'
import { isolate } from '#rules/isolate.ts'

/**
 * Puts each text that a message takes, such as a name, so among its words that none of them changes place, whichever
 * way it is written. All messages of a page come through here; what is given as an element isolates itself (`bdi`).
 */
export function IsolatingIntl({ children }: { children: ReactNode }) {
  const intl = useIntl()
  const isolating = useMemo(() => isolatingIntl(intl), [intl])
  return <RawIntlProvider value={isolating}>{children}</RawIntlProvider>
}

type Values = Parameters<IntlShape['formatMessage']>[1]

/** The same, whose messages isolate what they take. */
export function isolatingIntl(intl: IntlShape): IntlShape {
  const formatMessage = ((message: Parameters<IntlShape['formatMessage']>[0], values?: Values) =>
    intl.formatMessage(message, isolateValues(values))) as IntlShape['formatMessage']
  return { ...intl, formatMessage }
}

function isolateValues(values: Values): Values {
  if (!values) return values
  const isolated = { ...values }
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string') isolated[name] = isolate(value)
  return isolated
}
