export { Form } from './components/Form/Form.tsx'
export { FormBody } from './components/Form/FormBody.tsx'
