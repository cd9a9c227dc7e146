export default function VisitForm() { return null; }
