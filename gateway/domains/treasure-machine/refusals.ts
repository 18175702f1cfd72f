/** Why a machine does not draw, with how many it is about. Nothing was spent. */
export const machineError = (
  code:
    | 'DRAWN_TODAY'
    | 'NOT_STARTED'
    | 'ENDED'
    | 'STOCK_SHORT'
    | 'OFFER_USED'
    | 'POINTS_SHORT'
    | 'ODDS_CHANGED'
    | 'SEED_NEEDED',
  count = 0,
  retryAt: Date | null = null,
) => ({ __typename: 'TreasureMachineErrorResponse' as const, code, count, retryAt })

export const maintenanceError = (retryAt: Date) => ({
  __typename: 'LotteryMaintenanceErrorResponse' as const,
  retryAt,
})

export const lotteryError = (code: 'STOCK_EMPTY' | 'TICKETS_SHORT') => ({
  __typename: 'LotteryErrorResponse' as const,
  code,
})
