import type { ReactNode } from 'react'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { list } from '../MissionRow/MissionRow.css.ts'

type MissionSectionProps = {
  title: ReactNode
  /** When it begins anew. */
  note: ReactNode
  /** Rows of missions. */
  children: ReactNode
}

/** Missions of one period. */
export function MissionSection({ title, note, children }: MissionSectionProps) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{title}</Heading>
      <Text size="small" tone="muted">
        {note}
      </Text>
      <ul className={list}>{children}</ul>
    </Stack>
  )
}
