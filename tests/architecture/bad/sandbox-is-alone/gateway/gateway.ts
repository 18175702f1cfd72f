export const gateway = 1
