import { useIntl } from 'react-intl'
import { Stack } from '#design-system/stack/Stack.tsx'
import { TextField } from '#design-system/text-field/TextField.tsx'

export type Payer = { name: string; email: string; phone: string }
export const noPayer: Payer = { name: '', email: '', phone: '' }

type KonbiniPayerProps = {
  payer: Payer
  onChange: (payer: Payer) => void
  /** What is wrong with which of them. */
  problem?: { field: string; words: string }
}

/** Whom the number for a convenience store is for: what its machine prints, and asks for. */
export function KonbiniPayer({ payer, onChange, problem }: KonbiniPayerProps) {
  const intl = useIntl()
  const errorOf = (field: keyof Payer) => (problem?.field === field ? problem.words : undefined)
  return (
    <Stack gap={4}>
      <TextField
        label={intl.formatMessage({ id: 'checkout.payer.name' })}
        autoComplete="name"
        value={payer.name}
        error={errorOf('name')}
        onChange={(name) => onChange({ ...payer, name })}
      />
      <TextField
        label={intl.formatMessage({ id: 'checkout.payer.phone' })}
        description={intl.formatMessage({ id: 'checkout.payer.phone.hint' })}
        type="tel"
        autoComplete="tel"
        value={payer.phone}
        error={errorOf('phone')}
        onChange={(phone) => onChange({ ...payer, phone })}
      />
      <TextField
        label={intl.formatMessage({ id: 'checkout.payer.email' })}
        type="email"
        autoComplete="email"
        value={payer.email}
        error={errorOf('email')}
        onChange={(email) => onChange({ ...payer, email })}
      />
    </Stack>
  )
}
