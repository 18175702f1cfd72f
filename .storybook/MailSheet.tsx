import { useLayoutEffect, useRef } from 'react'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Surface } from '#design-system/surface/Surface.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { mailFont } from '#gateway/platform/mail/letter.ts'
import { mailText } from './MailSheet.css.ts'

type MailSheetProps = {
  mail: { subject: string; text: string; html?: string }
  /** As a program in dark mode shows it. */
  isDark?: boolean
}

/** A mail as its fan's program shows it, and the text that other programs show; that alone, where it has no HTML. */
export function MailSheet({ mail: { subject, text, html }, isDark = false }: MailSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (html === undefined) return
    const host = sheet.current!
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const shown = isDark ? html.replace('@media (prefers-color-scheme:dark)', '@media all') : html
    // Pictures are of the stories' own fonts, whatever the machine has.
    const mail = new DOMParser().parseFromString(shown.replaceAll(mailFont, 'inherit'), 'text/html')
    root.replaceChildren(...mail.head.querySelectorAll('style'), ...mail.body.children)
  }, [html, isDark])
  return (
    <Stack gap={4}>
      <Text as="strong" weight="bold">
        {subject}
      </Text>
      {html !== undefined && <div ref={sheet} />}
      <Surface tone="paper" padding={4}>
        <pre className={mailText}>{text}</pre>
      </Surface>
    </Stack>
  )
}
