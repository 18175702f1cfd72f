import type { Invariant } from '../../platform/database/audit.ts'

/** What invitations promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each invitation that was rewarded gave each of the two what it brings, once',
    violations: `
      select r.tenant_id, format('%s: %s to %s, %s given', r.user_id, r.coins, who.id, coalesce(sum(e.amount), 0)) as what
      from referral_reward r
      cross join lateral (values (r.user_id, r.coins), (r.referrer_id, case when r.is_referrer_paid then r.coins else 0 end)) who (id, coins)
      left join ledger_transfer t on t.tenant_id = r.tenant_id and t.idempotency_key = format('referral:%s', r.user_id)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = who.id and e.asset = 'COIN'
      group by r.tenant_id, r.user_id, r.coins, who.id, who.coins
      having coalesce(sum(e.amount), 0) <> who.coins`,
  },
  {
    name: 'nobody was given something for more invitations than they may',
    violations: `
      select tenant_id, format('%s: %s', referrer_id, count(*)) as what
      from referral_reward where is_referrer_paid group by tenant_id, referrer_id having count(*) > 10`,
  },
]
