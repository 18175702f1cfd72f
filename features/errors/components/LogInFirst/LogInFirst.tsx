import type { ReactNode } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { useWaysOut } from '../../useWaysOut.ts'
import { Figure } from '../Figure/Figure.tsx'

/** What stands in a guest's place of what is a fan's own: what it is, and the way in. */
export function LogInFirst({ title, body }: { title: string; body: ReactNode }) {
  const { logIn } = useWaysOut()
  return (
    <EmptyState
      figure={<Figure name="closed" />}
      title={title}
      body={body}
      action={<Button onClick={logIn.act}>{logIn.label}</Button>}
    />
  )
}
