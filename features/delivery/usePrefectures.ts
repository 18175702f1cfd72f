import { useIntl } from 'react-intl'
import { Prefecture } from '#schema/enums.generated.ts'

/** The 47 prefectures by their names, from north to south. */
export function usePrefectures() {
  const intl = useIntl()
  return Prefecture.map((value) => ({
    value,
    label: intl.formatMessage({ id: `delivery.prefecture.${value}` }),
  }))
}
