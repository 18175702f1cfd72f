import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#design-system/button/Button.tsx'
import { ErrorSummary } from '#design-system/error-summary/ErrorSummary.tsx'
import { ErrorWords, type ShownError } from '#features/errors/index.ts'
import type { FormState } from '#platform/form/useForm.ts'
import { action, form as formStyle, main, others } from './Form.css.ts'

type FormProps = {
  /** From `useForm`. */
  form: FormState
  children: ReactNode
  submitLabel: string
  /** While it is under way; that it is being sent, unless told. */
  busyLabel?: string
  /** It stands beside the page's main action: its own is small and soft. */
  isQuiet?: boolean
  /** What to press next where the whole was refused: `{ UnauthenticatedError: … }`. */
  ways?: ComponentProps<typeof ErrorWords>['ways']
  /** Says what is wrong with the whole, where `ErrorWords` can't. */
  renderError?: (error: ShownError) => ReactNode
  /** The way past the form, at hand beside the main one. */
  skip?: ReactNode
  /** Ways under the main one. */
  secondary?: ReactNode
}

// A radio may not say by itself that it is invalid: its group's description does.
const wrong = '[aria-invalid="true"], [data-invalid]'

/**
 * A form with one main action. What is wrong is said beside its field, and focus goes there; where several are wrong,
 * to their sum over the form, whose lines lead to them.
 */
export function Form({ form, children, submitLabel, busyLabel, ...rest }: FormProps) {
  const { isQuiet = false, ways, renderError, skip, secondary } = rest
  const { isPending, summary, error, failure } = form
  const intl = useIntl()
  const element = useRef<HTMLFormElement>(null)
  const sum = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const first = sum.current ?? element.current?.querySelector<HTMLElement>(wrong)
    if (failure) first?.focus()
  }, [failure])
  const lead = (name: string) =>
    element.current?.querySelector<HTMLElement>(`[name="${name}"], [name^="${name}."]`)?.focus()
  return (
    <form
      ref={element}
      className={formStyle}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {summary.length > 0 && (
        <ErrorSummary
          ref={sum}
          title={intl.formatMessage({ id: 'errors.summary' }, { count: summary.length })}
          items={summary}
          onChoose={lead}
        />
      )}
      {error &&
        (renderError ? (
          renderError(error)
        ) : (
          <ErrorWords error={error} onRetry={form.retry} ways={ways} />
        ))}
      {children}
      <div className={action}>
        <div className={main}>
          <Button
            type="submit"
            size={isQuiet ? 'medium' : 'large'}
            emphasis={isQuiet ? 'soft' : 'solid'}
            isFullWidth={!isQuiet}
            isBusy={isPending}
            busyLabel={busyLabel ?? intl.formatMessage({ id: 'errors.form.sending' })}
          >
            {submitLabel}
          </Button>
        </div>
        {skip}
      </div>
      {secondary && <div className={others}>{secondary}</div>}
    </form>
  )
}
