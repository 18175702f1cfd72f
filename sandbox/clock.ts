/** How often the gateway is asked where its clock stands, in milliseconds. */
const pace = 500

/** The system's clock, or the gateway's where tests move that: as far ahead as it was when it last told. */
export function followClock(url: string | undefined): { now: () => Date; stop: () => void } {
  let shift = 0
  const ask = async () => {
    const answer = await fetch(url!, { signal: AbortSignal.timeout(2_000) })
    const { now } = (await answer.json()) as { now: string }
    const ahead = new Date(now).getTime() - Date.now()
    // Less than a second is the way there and back.
    shift = Math.abs(ahead) < 1_000 ? 0 : Math.max(shift, ahead)
  }
  const follow = () => {
    // While no gateway is up it goes on by what it knows.
    ask().catch(() => undefined)
  }
  const timer = url ? setInterval(follow, pace) : undefined
  return { now: () => new Date(Date.now() + shift), stop: () => clearInterval(timer) }
}
