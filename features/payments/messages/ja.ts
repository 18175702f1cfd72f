export default {
  'errors.PaymentUnavailableError':
    'お支払いの結果を確認中です。二重に支払わず、そのままお待ちください。',
}
