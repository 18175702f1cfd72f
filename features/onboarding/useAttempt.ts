import { useState } from 'react'

/** One thing that is tried: whether it is under way, what was thrown last, and the press that tries it. */
export function useAttempt(act: () => Promise<void>) {
  const [state, setState] = useState<{ isBusy: boolean; fault: unknown }>({
    isBusy: false,
    fault: null,
  })
  const attempt = () => {
    if (state.isBusy) return
    setState({ isBusy: true, fault: null })
    act().then(
      () => setState({ isBusy: false, fault: null }),
      (fault: unknown) => setState({ isBusy: false, fault }),
    )
  }
  return { ...state, attempt }
}
