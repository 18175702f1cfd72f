import { Button } from '#design-system/button/Button.tsx'
import { EmptyState } from '#design-system/empty-state/EmptyState.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { useWaysOut } from '../../useWaysOut.ts'
import { Figure } from '../Figure/Figure.tsx'

/** What stands in a guest's place of what is a fan's own: what it is, and the ways in. */
export function LogInFirst({ title, body }: { title: string; body: string }) {
  const { logIn, signUp } = useWaysOut()
  return (
    <EmptyState
      figure={<Figure name="empty-chat" />}
      title={title}
      body={body}
      action={
        <Inline gap={3} wrap justify="center">
          <Button onClick={logIn.act}>{logIn.label}</Button>
          <Button tone="neutral" emphasis="outline" onClick={signUp.act}>
            {signUp.label}
          </Button>
        </Inline>
      }
    />
  )
}
