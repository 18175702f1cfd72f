import { useIntl } from 'react-intl'
import { Page } from '#design-system/page/Page.tsx'
import { PageHead } from '#platform/routing/PageHead.tsx'
import { Counter } from '../../components/Counter/Counter.tsx'
import { useAddressFragment } from '#platform/routing/useAddressFragment.ts'

/** `/check-in/stores/counter`: for a screen on a store's counter, which has its key behind `#`. */
export function Screen() {
  const title = useIntl().formatMessage({ id: 'check-in.counter.title' })
  const key = useAddressFragment()
  return (
    <Page title={title}>
      <PageHead title={title} />
      <Counter key={key} counterKey={key} />
    </Page>
  )
}
