import type { Invariant } from '../../platform/database/audit.ts'

/** What questionnaires promise. */
export const invariants: readonly Invariant[] = [
  {
    name: 'each answer gave its coins once',
    violations: `
      select r.tenant_id, format('%s to %s: %s promised, %s given', r.fan_id, r.questionnaire_id, r.coins,
        coalesce(sum(e.amount), 0)) as what
      from questionnaire_response r
      left join ledger_transfer t on t.tenant_id = r.tenant_id
        and t.idempotency_key = format('questionnaire:%s:%s', r.questionnaire_id, r.fan_id)
      left join ledger_entry e on e.tenant_id = t.tenant_id and e.transfer_id = t.id and e.account = r.fan_id and e.asset = 'COIN'
      group by r.tenant_id, r.questionnaire_id, r.fan_id, r.coins having coalesce(sum(e.amount), 0) <> r.coins`,
  },
  {
    name: 'a questionnaire gave as often as it counts',
    violations: `
      select q.tenant_id, format('%s: %s counted, %s given', q.slug, q.rewards_given, count(r.fan_id)) as what
      from questionnaire q
      left join questionnaire_response r on r.tenant_id = q.tenant_id and r.questionnaire_id = q.id and r.coins > 0
      group by q.tenant_id, q.id, q.slug, q.rewards_given having q.rewards_given <> count(r.fan_id)`,
  },
]
