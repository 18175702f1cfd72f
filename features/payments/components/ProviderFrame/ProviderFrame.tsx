import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useTheme } from '#platform/theme/ThemeProvider.tsx'
import { frame } from './ProviderFrame.css.ts'

type ProviderFrameProps = {
  /** What it takes: the frame's name too. */
  title: string
  note?: string
  url: string
  /** The fan is through with it. What became of it, the gateway knows. */
  onReturned: () => void
}

/** A document of the provider's or the bank's: what is typed there never comes to us. */
export function ProviderFrame({ title, note, url, onReturned }: ProviderFrameProps) {
  const { theme } = useTheme()
  const { locale } = useIntl()
  const ref = useRef<HTMLIFrameElement>(null)
  // One that answers before anybody listens would not be heard: it stands once somebody does.
  const [isListening, setListening] = useState(false)
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    if (source === ref.current?.contentWindow && data === 'payment.returned') onReturned()
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event)
    window.addEventListener('message', listen)
    setListening(true)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      {note && <Text tone="muted">{note}</Text>}
      {isListening && (
        <iframe
          ref={ref}
          key={url}
          title={title}
          src={dressed(url, { mode: theme.mode, language: locale })}
          // Of no origin, wherever it leads: it neither reads this page nor takes it elsewhere.
          sandbox="allow-scripts allow-forms"
          className={frame}
        />
      )}
    </Stack>
  )
}

/** The sandbox's pages look and speak as the page around them does; a true provider's address stays as it came. */
function dressed(url: string, as: Record<'mode' | 'language', string>): string {
  if (!/^https?:\/\/[^/]+\/sandbox\//.test(url)) return url
  const dress = new URL(url)
  for (const [name, value] of Object.entries(as)) dress.searchParams.set(name, value)
  return dress.href
}
