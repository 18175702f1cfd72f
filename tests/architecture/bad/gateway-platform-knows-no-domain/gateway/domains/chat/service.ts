export const loadChannel = () => null
