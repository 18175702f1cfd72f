import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import * as v from 'valibot'
import type { ShownError } from '../errors/describeError.ts'
import { sayError } from '../errors/sayError.ts'
import { forgetDraft, useDraft, type Values } from './draft.ts'
import { isSecret, tidyOf } from './values.ts'

/** An object of values; each issue's message is the id of its words. */
export type FormSchema = v.GenericSchema & { readonly entries: v.ObjectEntries }

/** What the form hands its values to: `useSubmission`, `useAttempt`, or the next step's page. */
export type FormSubmission<Output> = {
  submit: (output: Output, whenDone?: () => void) => void
  isPending?: boolean
  error?: ShownError | null
  retry?: () => void
}

export type FormOptions<Schema extends FormSchema, Shape> = {
  schema: Schema
  /** What it begins with; it may hold more than the schema judges. */
  initial: Shape
  /** The draft's name: what is typed outlives a reload of the tab, all but secrets, until it is sent. */
  draft?: string
  submission: FormSubmission<v.InferOutput<Schema>>
  /** Each try counts: what was refused at a field is not sent again, however it is typed or pressed; it is refused at once. */
  countsTries?: boolean
}

/** What is wrong with one field. */
type Problem = { name: string; words: string }

/** Given to a field, which spreads it. */
type FieldProps<Value> = {
  name: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
  onBlur: () => void
}

/** What a `<Form>` shows of it. */
export type FormState = {
  isPending: boolean
  /** Judges what was typed, and hands it in where nothing is wrong. */
  submit: () => void
  retry: (() => void) | undefined
  /** What the last press found wrong, where it was more than one thing: it stays until the next. */
  summary: readonly Problem[]
  /** What was refused or got no answer, where no field is at fault. */
  error: ShownError | null
  /** Another one at each failure; null while nothing is wrong. */
  failure: object | null
}

type Issue = { name: string; id: string; bound: unknown }

const none: readonly Issue[] = []

/**
 * A form's values, what is wrong with them, and their way to the server. A value goes by the name of the mutation's
 * input field, so that a refusal finds its field. See docs/forms.md.
 */
export function useForm<Schema extends FormSchema, Shape extends Values & v.InferInput<Schema>>({
  schema,
  initial,
  draft,
  submission,
  countsTries = false,
}: FormOptions<Schema, Shape>) {
  const intl = useIntl()
  const [kept, keep] = useDraft(draft, initial)
  const [typed, setTyped] = useState<Partial<Shape>>({})
  const [failed, setFailed] = useState(none)
  const [issues, setIssues] = useState(none)
  const [settled, setSettled] = useState<ShownError | null>(null)
  const [saidAgain, setSaidAgain] = useState<{ refusal: ShownError } | null>(null)
  const [sent, setSent] = useState<string | null>(null)
  const { error = null, isPending = false } = submission
  const values: Shape = { ...kept, ...typed }
  const refusal = error === settled ? null : error
  const refused = refusal && nameOf(refusal, values)
  const toProblem = ({ name, id, bound }: Issue) => ({ name, words: say(intl, id, bound) })

  const change = (part: Partial<Shape>) => {
    const isChanged = (name: string) => Object.hasOwn(part, name) && part[name] !== values[name]
    setIssues((found) => found.filter(({ name }) => !isChanged(name)))
    if (refused !== null && isChanged(refused)) setSettled(refusal)
    const [draftable, fleeting] = split(
      part,
      (name) => draft !== undefined && !isSecret(entryOf(schema, name)),
    )
    if (Object.keys(draftable).length > 0) keep(draftable)
    setTyped((before) => ({ ...before, ...fleeting }))
  }
  const submit = (part?: Partial<Shape>) => {
    if (isPending) return
    if (part) change(part)
    const judged = v.safeParse(schema, { ...values, ...part })
    const found = judged.success ? none : firstIssues(judged.issues)
    setIssues(found)
    setFailed(found)
    if (!judged.success) {
      setSettled(error)
      return
    }
    const output = JSON.stringify(judged.output)
    if (countsTries && output === sent && error && nameOf(error, values) !== null) {
      setSettled(null)
      setSaidAgain({ refusal: error })
      return
    }
    setSent(output)
    submission.submit(judged.output, () => draft !== undefined && forgetDraft(draft))
  }
  const wordsOf = (name: string) => {
    const issue = issues.find((found) => found.name === name)
    if (issue) return toProblem(issue).words
    return refusal && refused === name ? sayError(intl, refusal) : undefined
  }
  const field = <Name extends keyof Shape & string>(name: Name): FieldProps<Shape[Name]> => {
    const tidy = tidyOf(entryOf(schema, name))
    const value = values[name]
    const changeTo = (next: unknown) => change({ [name]: next } as Partial<Shape>)
    return {
      name,
      value,
      error: wordsOf(name),
      onChange: changeTo,
      onBlur() {
        if (tidy && typeof value === 'string' && tidy(value) !== value) changeTo(tidy(value))
      },
    }
  }
  return {
    values,
    change,
    /** With the part that has just been typed, where it is sent without a press. */
    submit,
    isPending,
    retry: submission.retry,
    summary: failed.length > 1 ? failed.map(toProblem) : [],
    error: refused === null ? refusal : null,
    failure:
      failed === none ? (refusal && saidAgain?.refusal === refusal ? saidAgain : refusal) : failed,
    /** Binds a field: `<TextField {...form.field('name')} label=… />`. */
    field,
    /** Binds a box to tick: `<Checkbox {...form.box('isAgreed')} label=… />`. */
    box(name: keyof Shape & string) {
      const { error, onChange } = field(name)
      const tick = (isChecked: boolean) => onChange(isChecked as Shape[typeof name])
      return { name, error, checked: values[name] === true, onChange: tick }
    },
  }
}

/** The field that an error names, itself or as the parent of a part; null where the form has none such. */
function nameOf(error: ShownError, values: Values): string | null {
  const path = 'field' in error && typeof error.field === 'string' ? error.field.split('.') : []
  return path.findLast((part) => Object.hasOwn(values, part)) ?? null
}

/** One issue a field: the first says what to do first. */
function firstIssues(issues: readonly v.BaseIssue<unknown>[]): Issue[] {
  const first = new Map<string, Issue>()
  for (const { path, message: id, requirement: bound } of issues) {
    const name = String(path?.[0]?.key)
    if (!first.has(name)) first.set(name, { name, id, bound })
  }
  return [...first.values()]
}

/** A number that a value is held against goes by the names that the contract's errors have for it. */
function say(intl: IntlShape, id: string, bound: unknown): string {
  const values = typeof bound === 'number' ? { minLength: bound, maxLength: bound } : {}
  return intl.formatMessage({ id }, values)
}

/** How a value is judged; what the form holds beside that takes anything. */
function entryOf({ entries }: FormSchema, name: string): v.GenericSchema {
  return (entries[name] as v.GenericSchema | undefined) ?? v.unknown()
}

function split<Part extends Values>(part: Part, isFirst: (name: string) => boolean) {
  const pick = (isPicked: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(part).filter(([name]) => isPicked(name))) as Partial<Part>
  return [pick(isFirst), pick((name) => !isFirst(name))] as const
}
