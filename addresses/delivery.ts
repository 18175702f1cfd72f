import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  delivery: path('/store/prize/delivery/:real_goods_delivery_id'),
  form: path('/store/prize/delivery/:real_goods_delivery_id/form'),
  confirm: path('/store/prize/delivery/:real_goods_delivery_id/confirm'),
  addresses: path('/settings/store/addresses'),
  done: path('/store/prize/delivery/:real_goods_delivery_id/done'),
}
