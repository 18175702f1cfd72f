import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Select } from '#design-system/select/Select.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Text } from '#design-system/text/Text.tsx'
import type { useForm } from '#platform/form/useForm.ts'
import { toPostalCode } from '#rules/postalCode.ts'
import {
  clearOut,
  fillIn,
  type addressSchema,
  type emptyAddress,
  type Filled,
  type PostalTown,
} from '../../addressSchema.ts'
import { usePrefectures } from '../../usePrefectures.ts'
import { usePostalTowns } from './usePostalTowns.ts'

type AddressFormState = ReturnType<typeof useForm<typeof addressSchema, typeof emptyAddress>>

/** From the postal code, whose seventh digit fills in the rest, to the building. */
export function PostalFields({ form }: { form: AddressFormState }) {
  const intl = useIntl()
  const prefectures = usePrefectures()
  const [filled, setFilled] = useState<Filled | null>(null)
  const [isCleared, setIsCleared] = useState(false)
  const filledBy = useRef('')
  // An answer that comes later fills in what stands there then.
  const now = useRef({ values: form.values, filled })
  useEffect(() => {
    now.current = { values: form.values, filled }
  })
  const fill = (town: PostalTown) => {
    form.change(fillIn(now.current.values, now.current.filled, town))
    setFilled(town)
    setIsCleared(false)
  }
  const { answer, lookUp, forget } = usePostalTowns(fill)
  const postal = form.field('postalCode')
  const look = (typed: string) => {
    const code = toPostalCode(typed)
    if (!code) return forget()
    if (filled && filled.prefecture !== '' && code !== filledBy.current) {
      const { values, left } = clearOut(form.values, filled)
      form.change(values)
      setFilled(left)
      setIsCleared(true)
    }
    filledBy.current = code
    void lookUp(code)
  }
  const requiredLabel = intl.formatMessage({ id: 'delivery.required' })
  return (
    <>
      <div>
        <TextField
          {...postal}
          label={intl.formatMessage({ id: 'delivery.postalCode' })}
          description={intl.formatMessage({ id: 'delivery.postalCode.hint' })}
          requiredLabel={requiredLabel}
          inputMode="numeric"
          autoComplete="postal-code"
          onChange={(typed) => {
            postal.onChange(typed)
            // Full-width digits come by way of an IME: they are looked up when the field is left.
            if (/^[\d-]*$/.test(typed)) look(typed)
          }}
          onBlur={() => {
            postal.onBlur()
            look(form.values.postalCode)
          }}
        />
        <div aria-live="polite">
          {isCleared && (
            <Text size="small">{intl.formatMessage({ id: 'delivery.lookUp.cleared' })}</Text>
          )}
          {typeof answer === 'string' && answer !== 'none' && (
            <Text size="small" tone="muted">
              {intl.formatMessage({ id: `delivery.lookUp.${answer}` })}
            </Text>
          )}
        </div>
      </div>
      {typeof answer !== 'string' && answer.length > 1 && (
        <Select
          label={intl.formatMessage({ id: 'delivery.town' })}
          description={intl.formatMessage({ id: 'delivery.town.hint' })}
          value={String(answer.findIndex((town) => town === filled))}
          options={[
            { value: '-1', label: intl.formatMessage({ id: 'delivery.choose' }) },
            ...answer.map(({ city, town }, at) => ({ value: String(at), label: `${city}${town}` })),
          ]}
          onChange={(at) => {
            const town = answer[Number(at)]
            if (town) fill(town)
          }}
        />
      )}
      <Select
        {...form.field('prefecture')}
        label={intl.formatMessage({ id: 'delivery.prefecture' })}
        requiredLabel={requiredLabel}
        autoComplete="address-level1"
        options={[
          { value: '', label: intl.formatMessage({ id: 'delivery.choose' }) },
          ...prefectures,
        ]}
      />
      <TextField
        {...form.field('city')}
        label={intl.formatMessage({ id: 'delivery.city' })}
        requiredLabel={requiredLabel}
        autoComplete="address-level2"
      />
      <TextField
        {...form.field('street')}
        label={intl.formatMessage({ id: 'delivery.street' })}
        description={intl.formatMessage({ id: 'delivery.street.hint' })}
        requiredLabel={requiredLabel}
        autoComplete="address-line1"
      />
      <TextField
        {...form.field('building')}
        label={intl.formatMessage({ id: 'delivery.building' })}
        autoComplete="address-line2"
      />
    </>
  )
}
