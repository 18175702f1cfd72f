import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#design-system/button/Button.tsx'
import { action, form, main, others } from './StepForm.css.ts'

type StepFormProps = {
  children: ReactNode
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  onSubmit: () => void
  /** What is wrong with the whole, over the fields. */
  notice?: ReactNode
  /** The way past the step, at hand beside the main one. */
  skip?: ReactNode
  /** Ways under the main one. */
  secondary?: ReactNode
  /** Changes with each refusal: focus then goes to the first field that is wrong. */
  problem: unknown
}

// A radio may not say by itself that it is invalid: its group's description does.
const wrong = '[aria-invalid="true"], [data-invalid]'

/** A form with one main action. What is wrong is said beside its field, and focus goes there. */
export function StepForm(props: StepFormProps) {
  const { children, submitLabel, busyLabel, isBusy, onSubmit } = props
  const { notice, skip, secondary, problem } = props
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) element.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [problem])
  return (
    <form
      ref={element}
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      {notice}
      {children}
      <div className={action}>
        <div className={main}>
          <Button type="submit" size="large" isFullWidth isBusy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </div>
        {skip}
      </div>
      {secondary && <div className={others}>{secondary}</div>}
    </form>
  )
}
