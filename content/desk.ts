/** Where people write to. `.example` can belong to nobody (RFC 2606): a real operator names their own. */
export const supportEmail = 'desk@ouen.example'
