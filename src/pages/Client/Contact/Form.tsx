export default function ContactIndex() {
  return null;
}
